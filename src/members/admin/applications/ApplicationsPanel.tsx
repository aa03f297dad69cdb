import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Collapse from '@mui/material/Collapse';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '../../../domain/format-date.ts';
import { APPLICATION_STATES, applicantName, type Application } from '../../../domain/school/applications.ts';
import { keysOf } from '../../../domain/record-of.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { useApplications } from '../../firebase/firestore/desk-lists.ts';
import type { Row } from '../../firebase/firestore/live.ts';
import { Choice } from '../Choice.tsx';
import { ANY, useDeskAddress } from '../desk-address.ts';
import { Loaded, PanelHead } from '../Panel.tsx';
import { saveSpreadsheet } from '../spreadsheet.ts';
import { useExport } from '../use-export.ts';
import { APPLICATION_FACTS, intakeName } from './application-fields.ts';
import { ApplicationDetail } from './ApplicationDetail.tsx';

type Rows = readonly Row<Application>[];

/** Who has applied to the school, by start: the newest first. */
export function ApplicationsPanel() {
  const t = useT();
  return (
    <>
      <PanelHead title={t('admin.applications')} text={t('admin.applications-text')} />
      <Loaded live={useApplications('all')} failed={t('admin.applications-failed')}>
        {(found) => <Applications all={found?.rows ?? []} />}
      </Loaded>
    </>
  );
}

function Applications({ all }: { readonly all: Rows }) {
  const { t, lang } = useI18n();
  const { address, goTo, choose } = useDeskAddress();
  const { intake: chosen } = address;
  const rows = all.filter(({ data }) => chosen === undefined || data.intake.id === chosen);
  const countOf = (state: Application['state']) => rows.filter(({ data }) => data.state === state).length;
  const intakes = new Map(all.map(({ data: { intake } }) => [intake.id, intake]));
  const choices = [...intakes.values()]
    .toSorted((one, other) => one.first_day.localeCompare(other.first_day))
    .map((intake) => {
      const fresh = all.filter(({ data }) => data.intake.id === intake.id && data.state === 'new');
      const name = intakeName(intake, lang);
      return [intake.id, t('admin.applications-of', { intake: name, count: fresh.length })] as const;
    });
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Choice
          label={t('admin.application-intake')}
          value={chosen ?? ANY}
          choices={[[ANY, t('admin.applications-all')], ...choices]}
          onChoose={(id) => choose('intake', id)}
        />
        <Exports rows={rows} />
      </Stack>
      <Typography sx={{ mt: 1 }}>
        {APPLICATION_STATES.map((state) =>
          t('admin.applications-count', { state: t(`admin.application-${state}`), count: countOf(state) }),
        ).join(' · ')}
      </Typography>
      {rows.length === 0 ? <Typography sx={{ mt: 2 }}>{t('admin.applications-none')}</Typography> : null}
      <List>
        {rows.map(({ id, data }) => {
          const number = String(data.number);
          const isOpen = address.application === number;
          return (
            <li key={id}>
              <ListItemButton
                divider
                selected={isOpen}
                aria-expanded={isOpen}
                onClick={() => goTo({ application: isOpen ? undefined : number }, { replace: true })}
              >
                <ListItemText
                  primary={t('admin.application-row', { number, name: applicantName(data) })}
                  secondary={[
                    t(`admin.application-${data.state}`),
                    formatDate(data.created_at, lang),
                    ...(chosen === undefined ? [intakeName(data.intake, lang)] : []),
                  ].join(' · ')}
                />
              </ListItemButton>
              <Collapse in={isOpen} unmountOnExit>
                <ApplicationDetail id={id} application={data} />
              </Collapse>
            </li>
          );
        })}
      </List>
    </>
  );
}

/** Without dates of birth, unless they are asked for. */
function Exports({ rows }: { readonly rows: Rows }) {
  const { t, lang } = useI18n();
  const { isBusy, take } = useExport();
  const [hasBirths, setHasBirths] = useState(false);
  const columns = keysOf(APPLICATION_FACTS).filter((name) => hasBirths || name !== 'birth');
  const save = () =>
    saveSpreadsheet(
      'applications',
      columns.map((name) => t(`admin.application-${name}`)),
      rows.map(({ data }) => columns.map((name) => APPLICATION_FACTS[name](data, t, lang))),
    );
  return (
    <>
      <Button
        size="small"
        disabled={isBusy || rows.length === 0}
        onClick={() => void take(hasBirths ? 'births' : 'applications', () => rows, save)}
      >
        {t('admin.spreadsheet')}
      </Button>
      <FormControlLabel
        control={<Checkbox checked={hasBirths} onChange={(_event, isOn) => setHasBirths(isOn)} />}
        label={t('admin.applications-births')}
      />
    </>
  );
}
