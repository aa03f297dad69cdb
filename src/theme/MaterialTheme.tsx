import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { componentDefaults } from './overrides.ts';
import { theme } from './theme.ts';

const variables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/**
 * What Material UI's components below it need: the theme and all its CSS variables. Pages without
 * such components do not load it; the few variables that their styles name stand in every page
 * (`scripts/site/theme-variables.ts`). Material UI's own ThemeProvider would bring 4 KiB of script that
 * choose a colour scheme: here `<html>` names it.
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
