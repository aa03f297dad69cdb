/* Safari takes the roles from tables that are shown as blocks, so they are written out. */
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { SchoolProgram } from '../../content/schema.ts';
import type { Localized } from '../../domain/lang.ts';
import { useI18n } from '../../i18n/use-t.ts';

/** What programmes are compared by. */
export const COMPARED_FACTS = ['duration', 'cost', 'participants', 'difficulty'] as const;

export function factOf(
  program: SchoolProgram,
  fact: (typeof COMPARED_FACTS)[number] | 'locations',
): Localized {
  const value = program[fact];
  return 'text' in value ? value.text : value;
}

/** The programmes in comparison; on narrow screens every row becomes a separate small list. */
export function ProgramTable({ programs }: { readonly programs: readonly SchoolProgram[] }) {
  const { t, lang } = useI18n();
  return (
    <Programs role="table">
      <TableHead role="rowgroup">
        <TableRow role="row">
          {(['name', ...COMPARED_FACTS] as const).map((column) => (
            <TableCell key={column} role="columnheader">
              {t(`pages.programme.${column}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {programs.map((program) => (
          <TableRow key={program.id} role="row">
            <TableCell component="th" scope="row" role="rowheader">
              <Link href={`#${program.id}`}>{program.title[lang]}</Link>
            </TableCell>
            {COMPARED_FACTS.map((fact) => (
              <TableCell key={fact} role="cell" data-label={t(`pages.programme.${fact}`)}>
                {factOf(program, fact)[lang]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Programs>
  );
}

const Programs = styled(Table)(({ theme: { typography, vars } }) => ({
  '& th, & td': {
    ...typography.body1,
    padding: '0.75rem 1rem 0.75rem 0',
    borderColor: vars.palette.divider,
    lineHeight: 1.45,
    verticalAlign: 'top',
  },
  '& thead th': {
    borderBlockEnd: `3px solid ${vars.palette.primary.main}`,
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& tbody th': { fontWeight: 600 },
  '& a': { display: 'inline-block', paddingBlock: 2 },
  '@media screen and (max-width: 49.99rem)': {
    '&, & tbody, & tr, & th': { display: 'block' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { paddingBlock: '0.875rem', borderBlockEnd: `1px solid ${vars.palette.divider}` },
    '& th, & td': { padding: '0.125rem 0', border: 0 },
    '& td': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'baseline',
      gap: '0.5rem',
    },
    '& td::before': {
      content: 'attr(data-label)',
      fontSize: '0.875rem',
      color: vars.palette.text.secondary,
    },
  },
}));
