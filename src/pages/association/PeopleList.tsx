import Avatar from '@mui/material/Avatar';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { published } from '../../content/published.ts';
import type { PublishedContent } from '../../content/schema.ts';
import { pictureFile } from '../../domain/content/uploads.ts';
import { officePath } from '../../domain/messages/message-paths.ts';
import { Actions } from '../../ui/links/Actions.tsx';
import { LocalButtonLink } from '../../ui/links/LocalButtonLink.tsx';
import { LocalLink } from '../../ui/links/LocalLink.tsx';
import { Credit } from '../../ui/pictures/Credit.tsx';
import { useI18n } from '../../i18n/use-t.ts';

type Group = PublishedContent['people'][number]['group'];

/** The people of these groups, as far as the association has named them. */
export function PeopleList({ groups }: { readonly groups: readonly Group[] }) {
  const { t, lang } = useI18n();
  return groups.map((group) => {
    const people = published.people.filter((person) => person.group === group);
    if (people.length === 0) return null;
    return (
      <div key={group}>
        <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
          {t(`pages.people.${group}`)}
        </Typography>
        <List>
          {people.map(({ name, office, email, image }, index) => (
            <ListItem key={index} divider disableGutters sx={{ columnGap: 2, flexWrap: 'wrap' }}>
              {image ? (
                <Avatar
                  src={pictureFile(image.name, 480)}
                  alt={image.alt[lang]}
                  sx={{ width: 96, height: 96 }}
                />
              ) : null}
              <ListItemText
                primary={name[lang]}
                secondary={
                  <>
                    {office[lang]} <Credit of={image} />
                  </>
                }
              />
              {email === undefined ? null : (
                <Link href={`mailto:${email}`} translate="no">
                  {email}
                </Link>
              )}
            </ListItem>
          ))}
        </List>
      </div>
    );
  });
}

/** What the press may take, and whom it may ask. */
export function DownloadList() {
  const { t, lang } = useI18n();
  return (
    <>
      <Actions>
        <LocalButtonLink to={officePath('press')} variant="contained">
          {t('pages.writeToPress')}
        </LocalButtonLink>
      </Actions>
      {published.downloads.length === 0 ? null : (
        <Typography variant="h3" component="h2" sx={{ mt: 4 }}>
          {t('pages.downloads')}
        </Typography>
      )}
      <ul>
        {published.downloads.map(({ title, href }) => (
          <li key={href}>
            <LocalLink to={href}>{title[lang]}</LocalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
