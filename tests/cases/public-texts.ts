/**
 * English texts quoted by the specification, each with the public page it is on. The texts of signed-in
 * screens and of failures are tested with those screens.
 */
export const PUBLIC_TEXTS: readonly (readonly [text: string, path: string])[] = [
  ['Become a Guide', '/'],
  ['Learn More', '/'],
  ['Member Login', '/'],
  ['Register as Guide', '/guides'],
  ['View Profile', '/guides'],
  ['Contact Guide', '/giorgi-beridze'],
  ['Back to Guides Directory', '/giorgi-beridze'],
  ['Guide Not Found', '/nobody-of-this-name'],
  ["The guide profile you're looking for doesn't exist or is not public.", '/nobody-of-this-name'],
  ['No guides found', '/guides?q=nobody-of-this-name'],
  ['Oops! Page not found', '/any/other/path'],
  ['Return to Home', '/any/other/path'],
  ['Privacy Policy', '/legal/privacy'],
  ['Terms & Conditions', '/legal/terms'],
  ['Continue with Google', '/auth'],
  ['Please log in', '/profile'],
  ['Please log in to create your guide profile.', '/guide-profile'],
  ['Go to Login', '/guide-profile'],
];
