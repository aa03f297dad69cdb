/** For scripts that show a part of another page of the site. */

/** What a style element provides: classes of Material UI's components, or variables of the theme. */
function contentsOf({ dataset, textContent }: HTMLStyleElement): readonly string[] {
  const { emotion, variables } = dataset;
  if (emotion !== undefined) return emotion.split(' ');
  return variables === undefined ? [] : [textContent];
}

/** Takes over the styles that `page` needs and this document lacks. */
export function adoptStyles(page: Document): void {
  const present = new Set([...document.querySelectorAll('style')].flatMap(contentsOf));
  const needed = [...page.querySelectorAll('style')].filter((style) =>
    contentsOf(style).some((content) => !present.has(content)),
  );
  document.head.append(...needed);
}
