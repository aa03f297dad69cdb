/** The form of a record, from its schema: Georgian beside English, lists moved by buttons. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import type * as z from 'zod/mini';
import type { ContentFault, ContentRecord } from '../../../domain/content/content.ts';
import { DATES } from '../../../content/records.ts';
import { PAGE_LANGS } from '../../../domain/lang.ts';
import { isKeyOf } from '../../../domain/record-of.ts';
import { PROGRAMME_TITLES } from '../../../domain/school/programmes.ts';
import { useLang } from '../../../i18n/lang-context.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import pictures from '../../../ui/pictures/pictures.json' with { type: 'json' };
import {
  asFields,
  asList,
  choicesOf,
  elementOf,
  emptyOf,
  isLocalized,
  isNumber,
  kindsOf,
  plain,
  shapeOf,
  wordsOf,
} from './record-fields.ts';

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

const LABELS = {
  slug: 'admin.field-slug',
  date: 'admin.field-date',
  title: 'admin.field-title',
  excerpt: 'admin.field-excerpt',
  author: 'admin.field-author',
  image: 'admin.field-image',
  alt: 'admin.field-alt',
  caption: 'admin.field-caption',
  body: 'admin.field-body',
  text: 'admin.field-text',
  items: 'admin.field-items',
  href: 'admin.field-href',
  url: 'admin.field-url',
  name: 'admin.field-name',
  description: 'admin.field-description',
  phone: 'admin.field-phone',
  email: 'admin.field-email',
  instagram: 'admin.field-instagram',
  facebook: 'admin.field-facebook',
  address: 'admin.field-address',
  hours: 'admin.field-hours',
  group: 'admin.field-group',
  office: 'admin.field-office',
  partners: 'admin.field-partners',
  people: 'admin.field-people',
  downloads: 'admin.field-downloads',
  intakes: 'admin.field-intakes',
  programme: 'admin.field-programme',
  state: 'admin.field-state',
  first_day: 'admin.field-first_day',
  place: 'admin.field-place',
  assessment_day: 'admin.field-assessment_day',
  deadline: 'admin.field-deadline',
  places: 'admin.field-places',
  price: 'admin.field-price',
  minimum_age: 'admin.field-minimum_age',
} as const;

/** Values of choices. */
const CHOICES = {
  paragraph: 'admin.block-paragraph',
  heading: 'admin.block-heading',
  list: 'admin.block-list',
  quote: 'admin.block-quote',
  picture: 'admin.block-picture',
  link: 'admin.block-link',
  board: 'admin.people.board',
  examiners: 'admin.people.examiners',
  press: 'admin.people.press',
  announced: 'admin.intake.announced',
  open: 'admin.intake.open',
  full: 'admin.intake.full',
  cancelled: 'admin.intake.cancelled',
} as const;

/** How a link may begin. */
export const LINK_KINDS = { kinds: 'https://, mailto:, tel:+, /' };

/** Texts of several lines. */
const LONG: ReadonlySet<string> = new Set(['excerpt', 'text', 'description', 'items', 'alt', 'caption']);

interface FieldProps {
  readonly schema: z.core.$ZodType;
  readonly path: string;
  readonly value: unknown;
}

/** Returns the name of a field for people: the last part of its path that is a word. */
export function useFieldLabel() {
  const t = useT();
  return (path: string): string => {
    const parts = path.split('.');
    const name = parts.findLast((part) => isKeyOf(LABELS, part));
    const place = parts.filter((part) => /^\d+$/u.test(part)).map((part) => Number(part) + 1);
    const lang = PAGE_LANGS.find((one) => one === parts.at(-1));
    const label = name !== undefined && isKeyOf(LABELS, name) ? t(LABELS[name]) : path;
    return [
      place.length > 0 ? `${place.join('.')}. ${label}` : label,
      ...(lang ? [t(`admin.in-${lang}`)] : []),
    ].join(', ');
  };
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
  const label = useFieldLabel();
  const { schema } = plain(declared);
  if (isLocalized(schema)) return <LocalizedField path={path} value={value} />;
  if (elementOf(schema)) return <ListField schema={schema} path={path} value={value} />;
  if (shapeOf(schema).length === 0) return <TextInput schema={declared} path={path} value={value} />;
  return (
    <Box component="fieldset" sx={GROUP}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {label(path)}
      </Typography>
      {path.endsWith('image') ? (
        <>
          <PictureChoice path={`${path}.name`} value={asFields(value)['name']} />
          <LocalizedField path={`${path}.alt`} value={asFields(value)['alt']} />
        </>
      ) : (
        <RecordFields schema={schema} path={path} value={value} />
      )}
    </Box>
  );
}

const GROUP = { m: 0, p: 2, border: 1, borderColor: 'divider', borderRadius: 1, minWidth: 0 } as const;

function LocalizedField({ path, value }: Omit<FieldProps, 'schema'>) {
  const texts = asFields(value);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
      {PAGE_LANGS.map((lang) => (
        <TextInput key={lang} path={`${path}.${lang}`} value={texts[lang]} lang={lang} />
      ))}
    </Box>
  );
}

interface TextInputProps extends Omit<FieldProps, 'schema'> {
  readonly schema?: FieldProps['schema'];
  readonly lang?: 'ka' | 'en';
}

function TextInput({ schema, path, value, lang }: TextInputProps) {
  const t = useT();
  const pageLang = useLang();
  const label = useFieldLabel();
  const { faults, setField, isOlder } = use(RecordFormContext);
  const name = path.split('.').findLast((part) => isKeyOf(LABELS, part)) ?? '';
  const known = schema && plain(schema);
  const choices = known && choicesOf(known.schema);
  // What is no number is kept as it was typed, and is a fault.
  const read = (typed: string) =>
    known && isNumber(known.schema) && /^\d+$/u.test(typed) ? Number(typed) : typed;
  const fault = faults.find((one) => one.path === path)?.fault;
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
        label={known?.isOptional ? t('admin.optional', { label: label(path) }) : label(path)}
        value={typeof value === 'string' || typeof value === 'number' ? value : ''}
        onChange={({ target }) =>
          setField(path, known?.isOptional && target.value === '' ? undefined : read(target.value))
        }
        error={fault !== undefined}
        helperText={fault ? t(`admin.fault-${fault}`, LINK_KINDS) : hint}
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
            {isKeyOf(CHOICES, choice)
              ? t(CHOICES[choice])
              : isKeyOf(PROGRAMME_TITLES, choice)
                ? PROGRAMME_TITLES[choice][pageLang]
                : choice}
          </option>
        ))}
      </TextField>
      <Conflict path={path} />
    </div>
  );
}

/** The text of another editor, until one of the two is chosen. */
function Conflict({ path }: { readonly path: string }) {
  const t = useT();
  const { conflicts, settle } = use(RecordFormContext);
  if (!(path in conflicts)) return null;
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
      {t('admin.conflict', { text: wordsOf(conflicts[path]) })}
    </Alert>
  );
}

function ListField({ schema, path, value }: FieldProps) {
  const t = useT();
  const label = useFieldLabel();
  const { setField, faults } = use(RecordFormContext);
  const element = elementOf(schema);
  const items = asList(value);
  if (!element) return null;
  const kinds = kindsOf(element);
  const fault = faults.find((one) => one.path === path)?.fault;
  const move = (from: number, to: number) => {
    const moved = items.filter((_, index) => index !== from);
    setField(path, [...moved.slice(0, to), items[from], ...moved.slice(to)]);
    // The same button of the item at its new place; at an end of the list only the other one can be pressed.
    const isUp = to === items.length - 1 || (to < from && to > 0);
    setTimeout(() => document.getElementById(`move-${path}.${to}-${isUp ? 'up' : 'down'}`)?.focus());
  };
  return (
    <Box component="fieldset" sx={GROUP} id={`field-${path}`} tabIndex={-1}>
      <Typography component="legend" sx={{ fontWeight: 600, px: 0.5 }}>
        {label(path)}
      </Typography>
      {fault ? <Alert severity="error">{t(`admin.fault-${fault}`, LINK_KINDS)}</Alert> : null}
      <Conflict path={path} />
      <Stack spacing={2}>
        {items.map((item, index) => {
          const place = `${path}.${index}`;
          const kind = String(asFields(item)['kind']);
          const number = index + 1;
          return (
            <Stack key={index} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <Box sx={{ flex: 'auto', minWidth: 0 }}>
                {kinds ? (
                  <Typography variant="body2" sx={{ mb: 1, fontWeight: 600 }}>
                    {number}. {isKeyOf(CHOICES, kind) ? t(CHOICES[kind]) : kind}
                  </Typography>
                ) : null}
                <Item schema={kinds?.[kind] ?? element} path={place} value={item} />
              </Box>
              <Stack>
                <IconButton
                  id={`move-${place}-up`}
                  size="small"
                  aria-label={t('admin.move-up', { number })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  id={`move-${place}-down`}
                  size="small"
                  aria-label={t('admin.move-down', { number })}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
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
            {isKeyOf(CHOICES, kind) ? t('admin.add-block', { kind: t(CHOICES[kind]) }) : t('admin.add-item')}
          </Button>
        ))}
      </Stack>
    </Box>
  );
}

function Item({ schema, path, value }: FieldProps) {
  if (isLocalized(schema)) return <LocalizedField path={path} value={value} />;
  return <RecordFields schema={schema} path={path} value={value} />;
}

const NAMES = Object.keys(pictures).filter((name) => !name.endsWith('-portrait'));

/** One of the pictures that the site has. */
function PictureChoice({ path, value }: Omit<FieldProps, 'schema'>) {
  const label = useFieldLabel();
  const { setField } = use(RecordFormContext);
  const chosen = wordsOf(value);
  return (
    <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
      <Box sx={{ width: '10rem', '& img': { width: '100%', height: 'auto', display: 'block' } }}>
        <Picture name={chosen} alt="" sizes="10rem" />
      </Box>
      <TextField
        id={`field-${path}`}
        select
        label={label(path.replace(/name$/u, ''))}
        value={chosen}
        onChange={({ target }) => setField(path, target.value)}
        slotProps={{ select: { native: true } }}
      >
        {NAMES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
