import { useT } from '../i18n/use-t.ts';
import { Loading } from '../ui/feedback/Loading.tsx';

export function PageLoading() {
  const t = useT();
  return <Loading label={t('shell.loading')} />;
}
