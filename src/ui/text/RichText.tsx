import type { Block } from '../../content/schema.ts';
import type { Lang } from '../../domain/lang.ts';
import { FactBox } from './FactBox.tsx';
import { InlineText } from './InlineText.tsx';
import './RichText.css';

interface RichTextProps {
  readonly blocks: readonly Block[];
  readonly lang: Lang;
  /** Prefix for heading fragments if a page contains the text twice. */
  readonly idPrefix?: string;
}

/** Text of the content files: paragraphs, headings, lists, boxes of facts. */
export function RichText({ blocks, lang, idPrefix = '' }: RichTextProps) {
  return (
    <div className="rich-text" lang={lang}>
      {blocks.map((block, index) => (
        // The order of content never changes while it is shown.
        <RichBlock key={index} block={block} lang={lang} idPrefix={idPrefix} />
      ))}
    </div>
  );
}

type RichBlockProps = Omit<RichTextProps, 'blocks'> & { readonly block: Block };

function RichBlock({ block, lang, idPrefix }: RichBlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text[lang]} />
        </p>
      );
    case 'heading':
      return <h2 id={`${idPrefix}${block.id}`}>{block.text[lang]}</h2>;
    case 'list': {
      const List = block.ordered === true ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item[lang]}>
              <InlineText text={item[lang]} />
            </li>
          ))}
        </List>
      );
    }
    case 'facts':
      return <FactBox entries={block.entries} lang={lang} {...(block.title ? { title: block.title } : {})} />;
    case 'quote':
      return <blockquote>{block.text[lang]}</blockquote>;
    case 'note':
      return (
        <p className="rich-text__note">
          <InlineText text={block.text[lang]} />
        </p>
      );
  }
}
