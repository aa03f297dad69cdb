/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   Safari takes the roles from tables that are shown as blocks, so they are written out. */
import type { SchoolProgram } from '../../content/schema.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import './ProgramTable.css';

/** The programmes in comparison; on narrow screens every row becomes a separate small list. */
export function ProgramTable({ programs }: { readonly programs: readonly SchoolProgram[] }) {
  const t = useT();
  const lang = useLang();
  const columns = [
    { label: t('pages.programme.duration'), value: ({ duration }: SchoolProgram) => duration.text },
    { label: t('pages.programme.cost'), value: ({ cost }: SchoolProgram) => cost.text },
    {
      label: t('pages.programme.participants'),
      value: ({ participants }: SchoolProgram) => participants.text,
    },
    { label: t('pages.programme.difficulty'), value: ({ difficulty }: SchoolProgram) => difficulty },
  ];
  return (
    <table className="program-table" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t('pages.programme.name')}
          </th>
          {columns.map(({ label }) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {programs.map((program) => (
          <tr key={program.id} role="row">
            <th scope="row" role="rowheader">
              <a href={`#${program.id}`}>{program.title[lang]}</a>
            </th>
            {columns.map(({ label, value }) => (
              <td key={label} role="cell" data-label={label}>
                {value(program)[lang]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
