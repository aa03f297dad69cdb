import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** As a function, so that Material UI does not keep a colour scheme of its own: `<html>` names it. */
const themeOfSite = () => theme;

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * What Material UI's components below it need: the theme and all its CSS variables. Pages without
 * such components do not load it; the few variables that their styles name stand in every page
 * (`scripts/site/theme-variables.ts`).
 */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={themeOfSite}>
      {variables}
      {children}
    </ThemeProvider>
  );
}
