import { styled } from '@mui/material/styles';
import type { Block, NewsBlock } from '../../content/schema.ts';
import type { Lang } from '../../domain/lang.ts';
import { LocalLink } from '../links/LocalLink.tsx';
import { Credit } from '../pictures/Credit.tsx';
import { FramedPicture } from '../pictures/Picture.tsx';
import { FactBox } from './FactBox.tsx';
import { InlineText } from './InlineText.tsx';
import { Notice } from './Notice.tsx';

interface RichTextProps {
  readonly blocks: readonly (Block | NewsBlock)[];
  readonly lang: Lang;
  /** Prefix for heading fragments if a page contains the text twice. */
  readonly idPrefix?: string;
}

/** Text of the content files and of editors' news: paragraphs, headings, lists, boxes of facts, pictures. */
export function RichText({ blocks, lang, idPrefix = '' }: RichTextProps) {
  return (
    <RichTextFrame className="rich-text" lang={lang}>
      {blocks.map((block, index) => (
        // The order of content never changes while it is shown.
        <RichBlock key={index} block={block} lang={lang} idPrefix={idPrefix} />
      ))}
    </RichTextFrame>
  );
}

type RichBlockProps = Omit<RichTextProps, 'blocks'> & { readonly block: Block | NewsBlock };

function RichBlock({ block, lang, idPrefix }: RichBlockProps) {
  switch (block.kind) {
    case undefined:
    case 'paragraph':
      return (
        <p>
          <InlineText text={(block.kind ? block.text : block)[lang]} />
        </p>
      );
    case 'heading':
      return <h2 id={'id' in block ? idPrefix + block.id : undefined}>{block.text[lang]}</h2>;
    case 'list': {
      const List = 'ordered' in block && block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item[lang]} />
            </li>
          ))}
        </List>
      );
    }
    case 'facts':
      return <FactBox entries={block.entries} lang={lang} title={block.title} />;
    case 'quote':
      return <blockquote>{block.text[lang]}</blockquote>;
    case 'note':
      return (
        <Notice>
          <InlineText text={block.text[lang]} />
        </Notice>
      );
    case 'picture':
      return (
        <figure>
          <FramedPicture {...block.image} sizes="(max-width: 48rem) calc(100vw - 2rem), 46rem" />
          <figcaption>
            {block.caption[lang]} <Credit of={block.image} />
          </figcaption>
        </figure>
      );
    case 'link':
      return (
        <p>
          <LocalLink to={block.href}>{block.text[lang]}</LocalLink>
        </p>
      );
  }
}

const RichTextFrame = styled('div')(({ theme: { typography, vars } }) => ({
  maxInlineSize: 'var(--text-width)',
  '& > *': { marginBlock: '1.125rem' },
  '& > :first-child': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '& > h2': {
    ...typography.h3,
    marginBlock: '2.5rem 0.875rem',
    fontSize: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
  },
  '& li': {
    marginBlock: '0.5rem',
    paddingInlineStart: '0.25rem',
    '&::marker': { color: vars.palette.primary.main },
  },
  '& > blockquote': {
    ...typography.subtitle1,
    margin: '2rem 0',
    paddingInlineStart: '1.25rem',
    borderInlineStart: `3px solid ${vars.palette.secondary.main}`,
  },
  // In a text column, four facts are shown in two rows of two, not three and one.
  '& dl:has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(10.5rem, (100% - 1.5rem) / 2)), 1fr))',
  },
}));
