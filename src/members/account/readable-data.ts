/** The download of an account as a page to read: nested lists, whose texts are never markup. */

function contentOf(page: Document, value: unknown): Node {
  if (typeof value === 'string' && value.startsWith('data:image/')) {
    const picture = page.createElement('img');
    picture.src = value;
    return picture;
  }
  if (value === null) return page.createTextNode('–');
  if (typeof value !== 'object')
    return page.createTextNode(typeof value === 'string' ? value : JSON.stringify(value));
  const list = page.createElement('dl');
  for (const [name, member] of Object.entries(value)) {
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
  const heading = page.createElement('h1');
  heading.textContent = title;
  page.head.prepend(charset);
  page.body.append(heading, contentOf(page, data));
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
