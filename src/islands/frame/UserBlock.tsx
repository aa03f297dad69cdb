import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { GUIDE_TASKS } from '../../domain/verification/guide-task.ts';
import { useT } from '../../i18n/use-t.ts';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
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
  '& .member-login, & [data-task]': { fontWeight: 600 },
});

/**
 * The sign-in link, and what `user-block.ts` puts in its place where somebody seems to be signed in: the user's
 * name with the members' links.
 */
export function UserBlock() {
  const t = useT();
  return (
    <Block data-user-block>
      <LocalLink underline="hover" to="/auth" className="member-login">
        {t('shell.memberLogin')}
      </LocalLink>
      <template>
        <LinkRow className="user-block plain-list" aria-label={t('shell.account')}>
          <Typography
            component="li"
            variant="inherit"
            noWrap
            className="user-block__email"
            translate="no"
            sx={{ maxWidth: '16rem' }}
          />
          {GUIDE_TASKS.map((task) => (
            <li key={task} data-task={task}>
              <LocalLink underline="hover" to="/profile">
                {t(`shell.task-${task}`)}
              </LocalLink>
            </li>
          ))}
          <li>
            <LocalLink underline="hover" to="/profile">
              {t('shell.profile')}
            </LocalLink>
          </li>
          <li data-admin>
            <LocalLink underline="hover" to="/admin">
              {t('shell.admin')}{' '}
              {/* The number of pending requests, with its name for one and for several. */}
              <WaitingCount
                className="waiting-count"
                data-one={t('shell.adminWaiting', { count: 1 })}
                data-other={t('shell.adminWaiting', { count: 0 })}
              >
                <span aria-hidden translate="no" />
                <span className="visually-hidden" />
              </WaitingCount>
            </LocalLink>
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
