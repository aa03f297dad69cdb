/** Line icons of the site, rendered on a 24 × 24 grid with one stroke width. */
import icons from './icons.json' with { type: 'json' };

export type IconName = keyof typeof icons;

/** Decorative, next to a text or inside a control that has a name. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}

/** The same before a text by its styles alone, for parts of which a page has dozens. */
export function iconBefore(name: IconName, size: number, fill = 'none') {
  const line = `fill="${fill}" stroke="currentcolor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${line}><path d="${icons[name]}"/></svg>`;
  return {
    '&::before': {
      content: '""',
      flex: 'none',
      display: 'inline-block',
      inlineSize: size,
      blockSize: size,
      background: 'currentcolor',
      mask: `url('data:image/svg+xml,${encodeURIComponent(svg)}') center / contain`,
    },
  };
}
