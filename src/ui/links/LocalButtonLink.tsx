import type { ReactNode } from 'react';
import { LocalLink, type LocalLinkProps } from './LocalLink.tsx';
import './ButtonLink.css';

export interface ButtonLinkLook {
  readonly variant?: 'contained' | 'outlined' | 'text' | undefined;
  /** `secondary` is the accent colour: for the most important action of a screen. */
  readonly color?: 'primary' | 'secondary' | 'inherit' | undefined;
  readonly size?: 'medium' | 'large' | undefined;
}

export interface LocalButtonLinkProps extends Omit<LocalLinkProps, 'color'>, ButtonLinkLook {
  readonly startIcon?: ReactNode;
}

/** Returns the classes of a link that looks like a button of the theme. */
export function buttonLinkClass({
  variant = 'text',
  color = 'primary',
  size = 'medium',
}: ButtonLinkLook): string {
  return `button-link button-link--${variant} button-link--${color} button-link--${size}`;
}

/**
 * An internal link that looks like a button of the theme. Styled by a style sheet, because Material UI's
 * Button would add 12 KiB of script to pages that use nothing else of it.
 */
export function LocalButtonLink({
  variant,
  color,
  size,
  startIcon,
  className = '',
  children,
  ...rest
}: LocalButtonLinkProps) {
  const classes = `${buttonLinkClass({ variant, color, size })} ${className}`.trim();
  return (
    <LocalLink className={classes} {...rest}>
      {startIcon}
      {children}
    </LocalLink>
  );
}
