import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { componentDefaults } from './overrides.ts';
import { theme } from './theme.ts';

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * Provides Material UI's components below it with the theme. Material UI's own ThemeProvider would also write all
 * variables into every page, and control the colour scheme, which `<html>` determines here.
 */
export function PageTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
    </ThemeContext>
  );
}

/** For the browser: with all CSS variables, because what will be shown is not known. */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <PageTheme>
      {variables}
      {children}
    </PageTheme>
  );
}
