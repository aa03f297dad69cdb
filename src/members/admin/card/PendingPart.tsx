import CancelOutlined from '@mui/icons-material/CancelOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, useId, useRef } from 'react';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { APPROVED_FIELDS, type ApprovedField } from '../../../domain/guide/guide-fields.ts';
import { saysNothing, type ApprovedValues } from '../../../domain/guide/guide-profile.ts';
import { QUESTION_IDLE_DAYS } from '../../../domain/settings.ts';
import { keysOf } from '../../../domain/record-of.ts';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import { isIdle, openQuestion } from '../../../domain/verification/questions.ts';
import { withAccount } from '../../../domain/verification/seen-profile.ts';
import { RENEWAL } from '../../../domain/verification/verification.ts';
import { fieldLabel, fieldLabels, approvedText } from '../../../i18n/guide-texts.ts';
import { formatDate } from '../../../i18n/dates.ts';
import { useI18n, useT } from '../../../i18n/use-t.ts';
import { DESK_KEYS, isFirstClick } from '../requests/desk-keys.ts';
import { CardNote, LastStep, NextButton } from './CardParts.tsx';
import { emptyOf } from '../../shared/RecommendedFields.tsx';
import { renewalChanges, unseenFields } from './card-data.ts';
import { SamePeople } from './SamePeople.tsx';
import { useCard } from './use-card.ts';
import { langOfText } from '../../../domain/guide/text-lang.ts';
import { useNoteHint } from '../../shared/use-note-hint.ts';
import { REJECTION_REASONS } from './reasons.ts';

/** What an approval confirms and what is to be known about it, above all that the guide wrote. */
export function PendingPart() {
  const t = useT();
  const { isOwn, request } = useCard();
  return (
    <>
      <CardNote lines={[isOwn && t('admin.own')]} />
      {request.kind === RENEWAL ? <RenewalNote /> : null}
      <AppliedFor />
      {isOwn ? null : (
        <>
          <SamePeople />
          <ChangedFields />
        </>
      )}
    </>
  );
}

function RenewalNote() {
  const t = useT();
  const card = useCard();
  const changed = renewalChanges(card);
  const isKnown = unseenFields(card) !== undefined;
  const isEndSet = card.membership?.end_set?.by_admin === true;
  const isPlain = isKnown && changed.length === 0 && !isEndSet;
  return (
    <CardNote
      severity={isPlain ? 'info' : 'warning'}
      title={t('admin.row-renewal')}
      lines={[
        changed.length > 0 && t('admin.renewal-changed', { fields: fieldLabels(changed, t) }),
        !isKnown && t('admin.renewal-unknown'),
        isEndSet && t('admin.renewal-end-set'),
        isPlain && t('admin.renewal-unchanged'),
      ]}
    />
  );
}

/** Lists what the guide changed, or says that the guide answered, while the admin was reading. */
function ChangedFields() {
  const t = useT();
  const { state, form } = useCard();
  const { changed, isNewRevision } = form;
  if (changed.length === 0 && !isNewRevision) return null;
  const fields = changed.flatMap((name) => (name === 'user_id' ? [] : t(fieldLabel(name)))).join(', ');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {changed.length > 0 ? t('admin.changed-meanwhile', { fields }) : t('admin.answered-meanwhile')}{' '}
      {t(state.changed ? 'admin.changed-asks' : 'admin.changed-read')}
    </Alert>
  );
}

const STEPS = {
  approve: { busy: 'approved', variant: 'contained', startIcon: <CheckCircleOutlined /> },
  reject: { busy: 'rejected', variant: 'outlined', color: 'error', startIcon: <CancelOutlined /> },
  ask: { busy: 'asking', variant: 'outlined', startIcon: <HelpOutlineOutlined /> },
} as const;

export function DecisionBar() {
  const t = useT();
  const { state, form, actions, ...card } = useCard();
  const { busy } = state;
  const asked = openQuestion(card.request);
  const [now] = useState(() => new Date());
  return (
    <>
      {asked ? (
        <LastStep
          at={card.isAsker ? asked.asked_at : new Date(0)}
          undo={t('admin.ask-back')}
          onUndo={() => void actions.takeBackQuestion(card, asked)}
          severity="info"
        >
          {isIdle(card.request, now) ? t('admin.asked-long', { days: QUESTION_IDLE_DAYS }) : t('admin.asked')}
        </LastStep>
      ) : null}
      <Given />
      {keysOf(STEPS).map((step) => {
        const { busy: underWay, ...look } = STEPS[step];
        return (
          <Button
            key={step}
            {...look}
            aria-label={t(`admin.${step}-name`, { name: card.name })}
            aria-keyshortcuts={DESK_KEYS[step]}
            aria-describedby={step === 'approve' ? `given-${card.id}` : undefined}
            onClick={(event) => isFirstClick(event) && form.take(step)}
            // Not `disabled`, so that the pressed one keeps the focus.
            aria-disabled={busy !== undefined}
          >
            {t(busy === underWay ? `admin.busy-${underWay}` : `admin.${step}`)}
          </Button>
        );
      })}
      {asked ? <NextButton variant="outlined" /> : null}
      {/* The buttons stay where they are. */}
      <span role="status" className="visually-hidden">
        {busy && busy !== 'undoing' ? t(`admin.busy-${busy}`) : null}
      </span>
    </>
  );
}

/** What an approval gives besides, told before it. */
function Given() {
  const { t, lang } = useI18n();
  const { id, guide, membership, request, form } = useCard();
  const { applied } = request;
  if (!guide || !applied || form.lastDay === undefined) return null;
  const levelsOf = (values: ApprovedValues) =>
    (['certification_level', 'further_professions'] as const)
      .flatMap((name) => approvedText(name, values, lang) ?? [])
      .join(', ') || t('admin.not-chosen');
  const levels = levelsOf(applied);
  return (
    <Typography id={`given-${id}`} variant="caption" sx={{ flex: { xs: '1 1 100%', lg: '1 1 12rem' } }}>
      {t('admin.approve-gives', {
        // The profile beside it may have been changed back.
        level: levels === levelsOf(guide) ? 'same' : levels,
        number: membership ? String(membership.number) : 'new',
        date: form.lastDay ? formatDate(form.lastDay, lang) : 'none',
        page: guide.is_public ? 'public' : 'hidden',
        address: guide.slug ? `: /${guide.slug}` : '',
      })}
    </Typography>
  );
}

/** What an approval confirms, next to the previously approved and the current values where they differ. */
function AppliedFor() {
  const { guide, profile, request } = useCard();
  const { applied } = request;
  const { t, lang } = useI18n();
  const text = (name: ApprovedField, values: ApprovedValues) =>
    approvedText(name, values, lang) ?? t('admin.not-chosen');
  if (!applied) return <Alert severity="warning">{t('admin.applied-missing')}</Alert>;
  const present = guide && withAccount(guide, profile);
  const approved = guide?.approved ?? undefined;
  const versions = [applied, approved, present].filter((values) => values !== undefined);
  const fields = APPROVED_FIELDS.filter((name) => !versions.every((values) => saysNothing(name, values)));
  const gaps = emptyOf(applied);
  const names = [applied.full_name, applied.georgian_name, applied.latin_name];
  const isOnePerson = names.every((one) => names.every((other) => mayBeOneName(one, other)));
  return (
    <Box
      component="section"
      aria-label={t('admin.applied')}
      sx={{ mb: 1, px: 1.5, py: 0.75, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('admin.applied')}
      </Typography>
      <Box
        component="dl"
        sx={{ display: 'grid', rowGap: 0.25, typography: 'body2', overflowWrap: 'anywhere' }}
      >
        {fields.map((name) => {
          const value = text(name, applied);
          const others = [
            { id: 'admin.applied-before', value: approved && text(name, approved) },
            { id: 'admin.applied-now', value: present && text(name, present), color: 'warning' },
          ] as const;
          return (
            // Label and value in one text, so that the note below is in view too.
            <div key={name}>
              <Typography component="dt" variant="body2" color="textSecondary" sx={{ display: 'inline' }}>
                {t(fieldLabel(name))}
              </Typography>{' '}
              <Typography component="dd" variant="body2" sx={{ display: 'inline', fontWeight: 600 }}>
                {value}
              </Typography>
              {others.map(({ id, value: other, ...look }) =>
                other === undefined || other === value ? null : (
                  <Typography key={id} component="dd" variant="body2" {...look}>
                    {t(id, { value: other })}
                  </Typography>
                ),
              )}
            </div>
          );
        })}
      </Box>
      <CardNote
        severity="warning"
        lines={[
          !isOnePerson && t('admin.names-differ', { names: [...new Set(names.filter(Boolean))].join(' · ') }),
          gaps.length > 0 && t('admin.applied-gaps', { fields: fieldLabels(gaps, t) }),
        ]}
      />
    </Box>
  );
}

/** The note to the guide, and common reasons to add to it, also by the keys 1, 2, … of the card. */
export function NoteField() {
  const { t, lang } = useI18n();
  const listId = useId();
  const { id, name, state, actions, form } = useCard();
  const { note } = state;
  const { isTooLong, hint } = useNoteHint(note, 'admin.notes-hint');
  /** Whether no other key was pressed since the one by which the field got the focus. */
  const isHeld = useRef(false);
  return (
    <>
      <TextField
        label={t('admin.notes')}
        value={note}
        onChange={(event) => actions.change(id, { note: event.target.value })}
        multiline
        minRows={2}
        maxRows={6}
        error={form.question !== undefined || isTooLong}
        helperText={form.question ? t(form.question) : hint}
        inputRef={form.noteField}
        onFocus={() => {
          isHeld.current = true;
        }}
        onKeyDown={(event) => {
          isHeld.current &&= event.repeat;
          if (isHeld.current) event.preventDefault();
        }}
        slotProps={{
          htmlInput: {
            'aria-label': t('admin.notes-for', { name }),
            'aria-keyshortcuts': DESK_KEYS.note,
            // A reason is in the language of the guide.
            lang: note === '' ? undefined : langOfText(note),
          },
        }}
      />
      <Typography id={listId} variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
        {t('admin.presets')}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={listId}
        sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {REJECTION_REASONS.map((reason, index) => (
          <li key={reason.name.en}>
            <Chip
              variant="outlined"
              label={reason.name[lang]}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => form.addReason(reason)}
            />
          </li>
        ))}
      </Box>
    </>
  );
}
