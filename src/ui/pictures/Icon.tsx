/** Line icons of the site, rendered on a 24 × 24 grid with one stroke width. */
const PATHS = {
  phone:
    'M6 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6.5 6.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4 5.7 2 2 0 0 1 6 3.5z',
  mail: 'M3.5 5.5h17v13h-17zM4 6l8 7 8-7',
  place: 'M12 21s7-6.4 7-11.5a7 7 0 0 0-14 0C5 14.6 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM17 7h.01',
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.3c0-1 .4-1.8 1.9-1.8h1.8V2.7A18 18 0 0 0 15.2 2.5c-2.7 0-4.5 1.6-4.5 4.5v2.5H7.5V13h3.2v8z',
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevron: 'M6 9.5l6 6 6-6',
  external: 'M9 5.5H5.5v13h13V15M13 4.5h6.5V11M19.5 4.5L11 13',
  back: 'M20 12H5M11 6l-6 6 6 6',
  message: 'M4.5 4.5h15v11.5H11L6.5 20v-4h-2z',
  verified: 'M12 3l7.5 3v5.5c0 4.6-3.1 8-7.5 9.5-4.4-1.5-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7v5l3.5 2',
  question: 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 18v.01',
  star: 'M12 17.3 6.2 21l1.5-6.6-5.1-4.5 6.8-.6L12 3l2.6 6.3 6.8.6-5.1 4.5L17.8 21z',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  sun: 'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  play: 'M7 4.5l12 7.5-12 7.5z',
  pause: 'M8 5v14M16 5v14',
  restart: 'M5 4.5V10h5.5M5.6 10a7.5 7.5 0 1 1-1 4.5',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  muted: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
} as const;

export type IconName = keyof typeof PATHS;

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
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The same before a text by its styles alone, for parts of which a page has dozens. */
export function iconBefore(name: IconName, size: number, fill = 'none') {
  const line = `fill="${fill}" stroke="#000" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" ${line}><path d="${PATHS[name]}"/></svg>`;
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
