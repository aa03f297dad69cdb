import { MarkedList } from '../../ui/text/MarkedList.tsx';

interface GuideFactListProps {
  readonly className: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** What visitors may know of a guide, line by line. */
export function GuideFactList({ className, facts }: GuideFactListProps) {
  return (
    <dl className={className}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <MarkedList text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
