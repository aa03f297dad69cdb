import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** As a function, so that Material UI does not keep a colour scheme of its own: `<html>` names it. */
const themeOfSite = () => theme;
/** A function has to have an outer theme, else Material UI warns in development. */
const OUTER_THEME = {};

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * What Material UI's components below it need: the theme and all its CSS variables. Pages without
 * such components do not load it; the few variables that their styles name stand in every page
 * (`scripts/site/theme-variables.ts`).
 */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={OUTER_THEME}>
      <ThemeProvider theme={themeOfSite}>
        {variables}
        {children}
      </ThemeProvider>
    </ThemeProvider>
  );
}
