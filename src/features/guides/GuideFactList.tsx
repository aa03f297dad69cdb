import { MarkedList } from '../../ui/text/MarkedList.tsx';

interface GuideFactListProps {
  readonly className: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** The facts about a guide, one per line. */
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
