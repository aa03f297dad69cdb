import Link from '@mui/material/Link';
import type { NewsBlock } from '../../content/schema.ts';
import type { Lang } from '../../domain/lang.ts';
import { linkIn } from '../../ui/links/LocalLink.tsx';
import { Credit } from '../../ui/pictures/Credit.tsx';
import { FramedPicture } from '../../ui/pictures/Picture.tsx';
import { InlineText } from '../../ui/text/InlineText.tsx';
import { RichTextFrame } from '../../ui/text/RichText.tsx';

/** The full text of a news item. */
export function NewsText({ blocks, lang }: { readonly blocks: readonly NewsBlock[]; readonly lang: Lang }) {
  return (
    <RichTextFrame className="rich-text" lang={lang}>
      {blocks.map((block, index) => (
        <NewsPart key={index} block={block} lang={lang} />
      ))}
    </RichTextFrame>
  );
}

function NewsPart({ block, lang }: { readonly block: NewsBlock; readonly lang: Lang }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText text={block.text[lang]} />
        </p>
      );
    case 'heading':
      return <h2>{block.text[lang]}</h2>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText text={item[lang]} />
            </li>
          ))}
        </ul>
      );
    case 'quote':
      return <blockquote>{block.text[lang]}</blockquote>;
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
          <Link href={linkIn(block.href, lang)}>{block.text[lang]}</Link>
        </p>
      );
  }
}
