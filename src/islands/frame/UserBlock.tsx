import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { localPath } from '../../domain/paths.ts';
import { useLang } from '../../i18n/lang-context.ts';
import { useT } from '../../i18n/use-t.ts';
import { LinkRow, ROW_LINKS } from './ContactLinks.tsx';

const WaitingCount = styled('span')(({ theme }) => ({
  minInlineSize: '1.5em',
  paddingInline: '0.4em',
  borderRadius: 999,
  backgroundColor: theme.vars.palette.error.main,
  color: theme.vars.palette.background.paper,
  fontSize: '0.8125em',
  fontWeight: 700,
  textAlign: 'center',
}));

const Block = styled('div')({
  ...ROW_LINKS,
  '& .member-login': { fontWeight: 600 },
  '& .user-block__email': {
    maxInlineSize: '16rem',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/**
 * The sign-in link, and what `user-block.ts` puts in its place where somebody seems to be signed in: the user's
 * name with the members' links.
 */
export function UserBlock() {
  const t = useT();
  const lang = useLang();
  return (
    <Block data-user-block>
      <Link underline="hover" href={localPath('/auth', lang)} className="member-login">
        {t('shell.memberLogin')}
      </Link>
      <template>
        <LinkRow className="user-block plain-list" aria-label={t('shell.account')}>
          <li className="user-block__email" translate="no" />
          <li>
            <Link underline="hover" href={localPath('/profile', lang)}>
              {t('shell.profile')}
            </Link>
          </li>
          <li data-admin>
            <Link underline="hover" href={localPath('/admin', lang)}>
              {t('shell.admin')} <Waiting />
            </Link>
          </li>
          <li>
            <Link
              underline="hover"
              component="button"
              type="button"
              data-sign-out={t('shell.signOutUnsaved')}
            >
              {t('shell.signOut')}
            </Link>
          </li>
        </LinkRow>
      </template>
    </Block>
  );
}

/** The place of the number of pending requests, with its name for one and for several. */
function Waiting() {
  const t = useT();
  return (
    <WaitingCount
      className="waiting-count"
      data-one={t('shell.adminWaiting', { count: 1 })}
      data-other={t('shell.adminWaiting', { count: 0 })}
      hidden
    >
      <span aria-hidden translate="no" />
      <span className="visually-hidden" />
    </WaitingCount>
  );
}
