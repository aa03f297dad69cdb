import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n/use-t.ts';
import { LocalButtonLink } from '../../../ui/links/LocalButtonLink.tsx';
import { Icon } from '../../../ui/pictures/Icon.tsx';
import { FROM_DIRECTORY, useLastQuery } from '../directory-place.ts';

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Goes back to the card that led here, else to the directory with the last used filter. */
export function BackToDirectory() {
  const t = useT();
  const { state } = useLocation();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (state !== FROM_DIRECTORY || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <LocalButtonLink
      to={`/guides${useLastQuery()}`}
      startIcon={<Icon name="back" />}
      className="no-print"
      onClick={goBack}
    >
      {t('guide.back')}
    </LocalButtonLink>
  );
}
