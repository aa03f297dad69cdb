import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Fragment } from 'react';
import type { GuideProfile } from '../../domain/guide/guide-profile.ts';
import { fieldLabel } from '../../i18n/guide-texts.ts';
import { useT } from '../../i18n/use-t.ts';
import { MembersLink } from './MembersLink.tsx';

/** Optional fields that nearly every admin asks for. */
const FIELDS = ['profession', 'certification_level'] as const;
type RecommendedField = (typeof FIELDS)[number];

/** Returns the field of a URL hash, which leads to it in the editor. */
export function fieldOfHash(hash: string): RecommendedField | undefined {
  return FIELDS.find((name) => `#${name}` === hash);
}

const IN_LINE = { font: 'inherit', verticalAlign: 'baseline' };

type Wanted = Pick<GuideProfile, RecommendedField>;

/** Which of them are empty. */
export function emptyOf(values: Wanted): RecommendedField[] {
  return FIELDS.filter((name) => values[name] === '');
}

interface RecommendedFieldsProps {
  readonly values: Wanted;
  /** Whether the request is open already. */
  readonly isSent: boolean;
  /** Focuses a field on the same page; on other pages links lead to the editor. */
  readonly onOpen?: (name: RecommendedField) => void;
}

/**
 * Shown where approval is requested: profiles without these fields are usually sent back. It does not
 * prevent the request.
 */
export function RecommendedFields({ values, isSent, onOpen }: RecommendedFieldsProps) {
  const t = useT();
  const empty = emptyOf(values);
  if (empty.length === 0) return null;
  return (
    <Alert severity={isSent ? 'warning' : 'info'} role="note">
      {t(isSent ? 'approval.lacks' : 'approval.usually-asked')}{' '}
      {empty.map((name, place) => (
        <Fragment key={name}>
          {place > 0 ? ', ' : null}
          {onOpen ? (
            <Link component="button" type="button" sx={IN_LINE} onClick={() => onOpen(name)}>
              {t(fieldLabel(name))}
            </Link>
          ) : (
            <Link component={MembersLink} to={`/guide-profile#${name}`}>
              {t(fieldLabel(name))}
            </Link>
          )}
        </Fragment>
      ))}
    </Alert>
  );
}
