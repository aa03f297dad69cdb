import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { componentDefaults } from './overrides.ts';
import { theme } from './theme.ts';

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * Provides Material UI's components below it with the theme and all its CSS variables. Pages without such
 * components do not load it; the few variables that their styles use are part of every page
 * (`scripts/site/theme-variables.ts`). Material UI's own ThemeProvider would add 4 KiB of script for the
 * colour scheme, which `<html>` determines here.
 */
export function MaterialTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={componentDefaults}>
        {variables}
        {children}
      </DefaultPropsProvider>
    </ThemeContext>
  );
}
