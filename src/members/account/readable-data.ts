/** The download of an account as a page to read: nested lists, whose texts are never markup. */

function contentOf(page: Document, value: unknown): Node {
  if (typeof value === 'string' && value.startsWith('data:image/')) {
    const picture = page.createElement('img');
    picture.src = value;
    return picture;
  }
  const known = value ?? '–';
  if (typeof known !== 'object')
    return page.createTextNode(typeof known === 'string' ? known : JSON.stringify(known));
  const list = page.createElement('dl');
  for (const [name, member] of Object.entries(known)) {
    const label = page.createElement('dt');
    // Those of a list are numbered.
    label.textContent = Array.isArray(value) ? String(Number(name) + 1) : name.replaceAll('_', ' ');
    const content = page.createElement('dd');
    content.append(contentOf(page, member));
    list.append(label, content);
  }
  return list;
}

export function readableData(title: string, data: object): string {
  const page = document.implementation.createHTMLDocument(title);
  const charset = page.createElement('meta');
  charset.setAttribute('charset', 'utf-8');
  page.head.prepend(charset);
  page.body.append(contentOf(page, data));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
