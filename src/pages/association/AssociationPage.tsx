import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { MENUS } from '../../content/routes.ts';
import { usePage } from '../../i18n/page-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { MenuItems, useMenuLinks } from '../../islands/frame/MenuItems.tsx';
import { Section } from '../../ui/page/Section.tsx';
import { SideBySide } from '../../ui/page/SideBySide.tsx';
import { PageTop } from '../PageTop.tsx';

interface AssociationPageProps extends Pick<ComponentProps<typeof PageTop>, 'page' | 'jsonLd'> {
  /** Of the part that the links are next to. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A page of the association, with links to its other pages next to the text or, on narrow screens, below it. */
export function AssociationPage({ title, children, ...top }: AssociationPageProps) {
  const t = useT();
  const name = t('shell.nav.association');
  const isFirst = usePage().path === MENUS.association[0];
  return (
    <>
      <PageTop {...top} parents={isFirst ? [] : [{ to: MENUS.association[0], text: name }]} />
      <Section title={title}>
        <SideBySide>
          {children}
          <Navigation className="no-print" aria-label={name}>
            <List disablePadding>
              <MenuItems links={useMenuLinks(MENUS.association)} />
            </List>
          </Navigation>
        </SideBySide>
      </Section>
    </>
  );
}

const Navigation = styled('nav')(({ theme: { breakpoints, vars } }) => ({
  borderBlockStart: `3px solid ${vars.palette.primary.main}`,
  '& li': { borderBlockEnd: `1px solid ${vars.palette.divider}` },
  [breakpoints.between('sm', 'md')]: {
    '& ul': { columns: 2, columnGap: '2rem' },
  },
}));
