import type { CompiledMessages } from '../../../i18n/catalogue.ts';

const areas = import.meta.glob<CompiledMessages>(
  '../../../i18n/messages/ka/{shell,auth,account,editor,admin,guides,fields,errors}.json',
  { import: 'default', eager: true },
);

export const messages: CompiledMessages = Object.assign({}, ...Object.values(areas));
