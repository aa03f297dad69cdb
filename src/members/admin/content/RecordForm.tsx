/** The form of a record, from its schema: Georgian beside English, lists moved by buttons. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, use, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { asFields, type ContentFault, type ContentRecord } from '../../../domain/content/content.ts';
import { isSameRecord } from '../../../domain/content/merge-drafts.ts';
import { DATES } from '../../../content/records.ts';
import { uploadedPicture } from '../../../domain/content/uploads.ts';
import { PAGE_LANGS, type Lang } from '../../../domain/lang.ts';
import { isKeyOf } from '../../../domain/record-of.ts';
import { PROGRAMME_TITLES } from '../../../domain/school/programmes.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useFoundMessage, useT } from '../../../i18n/use-t.ts';
import { PartnerLogo } from '../../../ui/links/PartnerLink.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import pictures from '../../../ui/pictures/pictures.json' with { type: 'json' };
import {
  choicesOf,
  elementOf,
  emptyOf,
  isLocalized,
  kindsOf,
  plain,
  shapeOf,
  wordsOf,
} from './record-fields.ts';
import { OwnPicture, UploadFile, UploadPicture } from './Uploads.tsx';

interface RecordFormContext {
  readonly faults: readonly ContentFault[];
  /** Other editors' texts of fields that both have changed. */
  readonly conflicts: ContentRecord;
  readonly settle: (path: string, isMine: boolean) => void;
  readonly setField: (path: string, value: unknown) => void;
  /** Whether the text in a language was left as it was published, while the other one changed. */
  readonly isOlder: (path: string, lang: string) => boolean;
}

export const RecordFormContext = createContext<RecordFormContext>({
  faults: [],
  conflicts: {},
  settle: () => undefined,
  setField: () => undefined,
  isOlder: () => false,
});

/** How a link may begin. */
export const LINK_KINDS = { kinds: 'https://, mailto:, tel:+, /' };

/** Texts of several lines. */
const LONG: ReadonlySet<string> = new Set(['excerpt', 'text', 'description', 'item', 'alt', 'caption']);

interface FieldProps {
  readonly schema: z.core.$ZodType;
  readonly path: string;
  readonly value: unknown;
  readonly isRequired?: boolean;
}

/** The field of a path: `alt` of `body.2.image.alt.en`. The name of a picture is chosen under that of its field. */
function fieldOf(path: string): string {
  const parts = path
    .replace(/(image)\.name$/u, '$1')
    .replace(/items(?=\.\d)/u, 'item')
    .split('.');
  return parts.findLast((part) => !/^(?:\d+|ka|en)$/u.test(part)) ?? '';
}

/** The names of fields and choices for people, by their names in the schemas. */
function useNames() {
  const found = useFoundMessage();
  const lang = useLang();
  return (kind: 'field' | 'choice', name: string): string =>
    isKeyOf(PROGRAMME_TITLES, name) ? PROGRAMME_TITLES[name][lang] : (found(`admin.${kind}-${name}`) ?? name);
}

/** Returns the name of a field for people, with its place in lists and its language. */
export function useFieldLabel() {
  const t = useT();
  const nameOf = useNames();
  return (path: string): string => {
    const parts = path.split('.');
    const place = parts.filter((part) => /^\d+$/u.test(part)).map((part) => Number(part) + 1);
    const lang = PAGE_LANGS.find((one) => one === parts.at(-1));
    const label = nameOf('field', fieldOf(path));
    return [
      place.length > 0 ? `${place.join('.')}. ${label}` : label,
      ...(lang ? [t(`admin.in-${lang}`)] : []),
    ].join(', ');
  };
}

/** The form, and what is wrong with a field of it, in words. */
function useForm() {
  const t = useT();
  const form = use(RecordFormContext);
  const faultAt = (path: string) => {
    const fault = form.faults.find((one) => one.path === path)?.fault;
    return fault && t(`admin.fault-${fault}`, LINK_KINDS);
  };
  return { ...form, faultAt };
}

export function RecordFields({ schema, path, value }: FieldProps) {
  const fields = asFields(value);
  return (
    <Stack spacing={2.5}>
      {/* The kind is named above; of a news item alone the address is seen. */}
      {shapeOf(schema)
        .filter(([name]) => name !== 'kind' && (path === '' || name !== 'slug'))
        .map(([name, field]) => (
          <Field
            key={name}
            schema={field}
            path={path === '' ? name : `${path}.${name}`}
            value={fields[name]}
          />
        ))}
    </Stack>
  );
}

function Field({ schema: declared, path, value }: FieldProps) {
  const { schema, isOptional } = plain(declared);
  const field = { schema, path, value, isRequired: !isOptional };
  if (isLocalized(schema)) return <LocalizedField {...field} />;
  if (elementOf(schema)) return <ListField {...field} />;
  if (/(?:^|\.)(?:image|logo)$/u.test(path)) return <ImageField {...field} />;
  if (shapeOf(schema).length === 0) return <TextInput {...field} />;
  return (
    <Group path={path}>
      <RecordFields schema={schema} path={path} value={value} />
    </Group>
  );
}

const NO_TEXT = { ka: '', en: '' };
/** Of width to height, as pages show pictures; those of people, and logos, are square. */
const WIDE = 16 / 9;
const PICTURES = Object.entries(pictures).filter(([name]) => !name.endsWith('-portrait'));
const THUMBNAIL = { width: 64, height: 36, marginInlineEnd: 12, verticalAlign: 'middle' };

/** A picture with its texts, or a logo, which has none and is none of the site's pictures. */
function ImageField({ schema, path, value, isRequired = false }: FieldProps) {
  const t = useT();
  const label = useFieldLabel();
  const { setField, faultAt } = useForm();
  const isLogo = shapeOf(schema).length === 0;
  const image = asFields(value);
  const name = wordsOf(isLogo ? value : image['name']);
  const fault = faultAt(isLogo ? path : `${path}.name`);
  const isOwn = uploadedPicture(name) !== undefined;
  // Field by field: an upload ends when its texts may have been changed since it began.
  const choose = (chosen: string) => {
    if (isLogo) return setField(path, chosen);
    setField(`${path}.name`, chosen);
    if (!image['alt']) setField(`${path}.alt`, NO_TEXT);
    if (!image['credit'] && uploadedPicture(chosen)) setField(`${path}.credit`, NO_TEXT);
  };
  return (
    <Group path={path} fault={isLogo ? fault : undefined}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ width: '10rem', '& img': { maxWidth: '100%', height: 'auto', display: 'block' } }}>
          {isOwn ? <OwnPicture key={name} name={name} /> : <Picture name={name} alt="" sizes="10rem" />}
          {isLogo && !isOwn ? <PartnerLogo name={name || undefined} /> : null}
        </Box>
        {isLogo ? null : (
          <TextField
            id={`field-${path}.name`}
            select
            label={label(path)}
            required={isRequired}
            value={name}
            error={fault !== undefined}
            helperText={fault}
            onChange={({ target }) => choose(target.value)}
            slotProps={{ select: { displayEmpty: true } }}
          >
            {isKeyOf(pictures, name) ? null : (
              <MenuItem value={name}>{t(isOwn ? 'admin.picture-own' : 'admin.picture-none')}</MenuItem>
            )}
            {PICTURES.map(([one, { widths }]) => (
              <MenuItem key={one} value={one}>
                <img src={`/media/${one}-${widths[0]}.webp`} alt="" loading="lazy" style={THUMBNAIL} />
                {one}
              </MenuItem>
            ))}
          </TextField>
        )}
        <UploadPicture aspect={isLogo || path.startsWith('people') ? 1 : WIDE} onStored={choose} />
        {!isRequired && value !== undefined ? (
          <Button onClick={() => setField(path, undefined)}>{t('admin.picture-remove')}</Button>
        ) : null}
      </Stack>
      <Stack spacing={2}>
        {isLogo || value === undefined ? null : <LocalizedField path={`${path}.alt`} value={image['alt']} />}
        {isOwn && !isLogo ? <LocalizedField path={`${path}.credit`} value={image['credit']} /> : null}
      </Stack>
    </Group>
  );
}

interface GroupProps {
  readonly path: string;
  readonly fault?: string | undefined;
  readonly children: ReactNode;
}

function Group({ path, fault, children }: GroupProps) {
  const label = useFieldLabel();
  return (
    <Box
      component="fieldset"
      id={`field-${path}`}
      tabIndex={-1}
      sx={{ m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 }}
    >
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {label(path)}
      </Typography>
      {fault ? <Alert severity="error">{fault}</Alert> : null}
      {children}
    </Box>
  );
}

function LocalizedField({ path, value, isRequired = true }: TextInputProps) {
  const texts = asFields(value);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
      {PAGE_LANGS.map((lang) => (
        <TextInput key={lang} {...{ isRequired, lang }} path={`${path}.${lang}`} value={texts[lang]} />
      ))}
    </Box>
  );
}

interface TextInputProps extends Omit<FieldProps, 'schema'> {
  readonly schema?: FieldProps['schema'];
  readonly lang?: Lang;
}

function TextInput({ schema, path, value, lang, isRequired }: TextInputProps) {
  const t = useT();
  const nameOf = useNames();
  const label = useFieldLabel();
  const { faultAt, setField, isOlder } = useForm();
  const name = fieldOf(path);
  const choices = schema && choicesOf(schema);
  // What is no number is kept as it was typed, and is a fault.
  const read = (typed: string) =>
    schema instanceof z.ZodMiniNumber && /^\d+$/u.test(typed) ? Number(typed) : typed;
  const fault = faultAt(path);
  const hint =
    lang && isOlder(path, lang)
      ? t('admin.translation-older')
      : name === 'slug'
        ? t('admin.hint-slug')
        : name === 'href'
          ? t('admin.hint-href', LINK_KINDS)
          : undefined;
  return (
    <div>
      <TextField
        id={`field-${path}`}
        label={label(path)}
        required={isRequired === true}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          setField(path, schema && !isRequired && target.value === '' ? undefined : read(target.value))
        }
        error={fault !== undefined}
        helperText={fault ?? hint}
        multiline={LONG.has(name)}
        minRows={LONG.has(name) ? 2 : undefined}
        type={DATES.has(name) ? 'date' : 'text'}
        select={choices !== undefined}
        slotProps={{
          htmlInput: { ...(lang && { lang }), spellCheck: lang === 'en' },
          select: { native: true },
        }}
      >
        {choices?.map((choice) => (
          <option key={choice} value={choice}>
            {nameOf('choice', choice)}
          </option>
        ))}
      </TextField>
      {name === 'href' ? <UploadFile onStored={(stored) => setField(path, stored)} /> : null}
      <Conflict path={path} />
    </div>
  );
}

/** The text of another editor, until one of the two is chosen; of a list, the entries that mine has not. */
function Conflict({ path, mine = [] }: { readonly path: string; readonly mine?: readonly unknown[] }) {
  const t = useT();
  const { conflicts, settle } = use(RecordFormContext);
  if (!(path in conflicts)) return null;
  const theirs = conflicts[path];
  const others = Array.isArray(theirs)
    ? theirs.filter((one) => !mine.some((own) => isSameRecord(asFields(own), asFields(one))))
    : theirs;
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1 }}
      action={
        <Stack spacing={0.5}>
          <Button size="small" color="inherit" onClick={() => settle(path, true)}>
            {t('admin.conflict-mine')}
          </Button>
          <Button size="small" color="inherit" onClick={() => settle(path, false)}>
            {t('admin.conflict-theirs')}
          </Button>
        </Stack>
      }
    >
      {t('admin.conflict', { text: wordsOf(others) })}
    </Alert>
  );
}

const MOVES = [
  { name: 'up', by: -1, Icon: ArrowUpward },
  { name: 'down', by: 1, Icon: ArrowDownward },
] as const;

function ListField({ schema, path, value }: FieldProps) {
  const t = useT();
  const nameOf = useNames();
  const { setField, faultAt } = useForm();
  const element = elementOf(schema);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!element) return null;
  const kinds = kindsOf(element);
  const move = (from: number, to: number) => {
    setField(path, items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    // The same button of the item at its new place; at an end of the list only the other one can be pressed.
    const isUp = to === items.length - 1 || (to < from && to > 0);
    setTimeout(() => document.getElementById(`move-${path}.${to}-${isUp ? 'up' : 'down'}`)?.focus());
  };
  return (
    <Group path={path} fault={faultAt(path)}>
      <Conflict path={path} mine={items} />
      <Stack spacing={2}>
        {items.map((item, index) => {
          const place = `${path}.${index}`;
          const kind = wordsOf(asFields(item)['kind']);
          const number = index + 1;
          return (
            <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Box sx={{ flex: 'auto', minWidth: 0 }}>
                {kinds ? (
                  <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
                    {number}. {nameOf('choice', kind)}
                  </Typography>
                ) : null}
                {isLocalized(element) ? (
                  <LocalizedField path={place} value={item} />
                ) : (
                  <RecordFields schema={kinds?.[kind] ?? element} path={place} value={item} />
                )}
              </Box>
              <Stack>
                {MOVES.map(({ name, by, Icon }) => (
                  <IconButton
                    key={name}
                    id={`move-${place}-${name}`}
                    size="small"
                    aria-label={t(`admin.move-${name}`, { number })}
                    disabled={items[index + by] === undefined}
                    onClick={() => move(index, index + by)}
                  >
                    <Icon fontSize="small" />
                  </IconButton>
                ))}
                <IconButton
                  size="small"
                  aria-label={t('admin.remove-item', { number })}
                  onClick={() => {
                    setField(path, items.toSpliced(index, 1));
                    // The button may go with the last item.
                    document.getElementById(`field-${path}`)?.focus();
                  }}
                >
                  <Close fontSize="small" />
                </IconButton>
              </Stack>
            </Stack>
          );
        })}
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 2, flexWrap: 'wrap' }}>
        {Object.entries(kinds ?? { '': element }).map(([kind, one]) => (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            onClick={() => setField(path, [...items, emptyOf(one)])}
          >
            {kind === '' ? t('admin.add-item') : t('admin.add-block', { kind: nameOf('choice', kind) })}
          </Button>
        ))}
      </Stack>
    </Group>
  );
}
