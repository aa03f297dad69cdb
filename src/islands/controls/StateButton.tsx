import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';
import './StateButton.css';

interface ButtonState {
  readonly icon: IconName;
  readonly label: string;
}

interface StateButtonProps {
  /** By which the island's script finds the button. */
  readonly name: string;
  /** The first one holds until a script shows another, by its icon (`state-button.ts`). */
  readonly states: readonly ButtonState[];
  readonly className?: string;
  /** Shows the label beside the icon. */
  readonly labelled?: boolean;
}

/**
 * A button with a face for each state. Both are in the page, with their labels, so that the script knows no
 * language and a browser's translator can translate them.
 */
export function StateButton({ name, states, className, labelled = false }: StateButtonProps) {
  return (
    <button type="button" className={className} data-control={name}>
      {states.map(({ icon, label }, index) => (
        <span key={icon} className="button-state" data-state={icon} hidden={index > 0}>
          <Icon name={icon} />
          <span className={labelled ? undefined : 'visually-hidden'}>{label}</span>
        </span>
      ))}
    </button>
  );
}
