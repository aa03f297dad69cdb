import type { ReactNode } from 'react';
import { LocalLink, type LocalLinkProps } from './LocalLink.tsx';
import './ButtonLink.css';

export interface LocalButtonLinkProps extends Omit<LocalLinkProps, 'color'> {
  readonly variant?: 'contained' | 'outlined' | 'text';
  /** `secondary` is the accent colour: for the most important action of a screen. */
  readonly color?: 'primary' | 'secondary' | 'inherit';
  readonly size?: 'medium' | 'large';
  readonly startIcon?: ReactNode;
}

/**
 * An internal link that looks like a button of the theme. Styled by a style sheet, because Material UI's
 * Button would add 12 KiB of script to pages that use nothing else of it.
 */
export function LocalButtonLink({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  className,
  children,
  ...rest
}: LocalButtonLinkProps) {
  const classes = ['button-link', `button-link--${variant}`, `button-link--${color}`, `button-link--${size}`];
  if (className !== undefined) classes.push(className);
  return (
    <LocalLink className={classes.join(' ')} {...rest}>
      {startIcon}
      {children}
    </LocalLink>
  );
}
