import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { keysOf } from '../../domain/record-of.ts';
import { Icon, type IconName } from '../../ui/pictures/Icon.tsx';

interface StateButtonProps {
  /** By which the island's script finds the button. */
  readonly name: string;
  /** Icons with their labels. The first one holds until a script shows another, by its icon (`state-button.ts`). */
  readonly states: Readonly<Partial<Record<IconName, string>>>;
  /** Shows the label beside the icon, in a frame. */
  readonly labelled?: boolean;
}

/**
 * A button with a face for each state. Both are in the page, with their labels, so that the script knows no
 * language and a browser's translator can translate them.
 */
export function StateButton({ name, states, labelled = false }: StateButtonProps) {
  return (
    <Face variant={labelled ? 'outlined' : 'text'} color="inherit" data-control={name}>
      {keysOf(states).map((icon, index) => (
        <span key={icon} data-state={icon} hidden={index > 0}>
          <Icon name={icon} />
          <span className={labelled ? undefined : 'visually-hidden'}>{states[icon]}</span>
        </span>
      ))}
    </Face>
  );
}

/** The icon and the label are the button's own items. */
const Face = styled(Button)({
  minWidth: 44,
  paddingInline: 12,
  gap: 8,
  fontWeight: 'inherit',
  variants: [{ props: { variant: 'outlined' }, style: { paddingInline: 16 } }],
  '& > span:not([hidden])': { display: 'contents' },
});
