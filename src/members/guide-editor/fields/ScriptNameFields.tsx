import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { isPersonName } from '../../../domain/guide/name.ts';
import { GUIDE_FIELDS, SCRIPT_NAME_FIELDS } from '../../../domain/guide/guide-fields.ts';
import { joinName } from '../../../domain/guide/profile.ts';
import { followedNames, isTypedIn, type ScriptNames } from '../../../domain/spelling/proposed-names.ts';
import { mayBeOneName } from '../../../domain/spelling/same-name.ts';
import { fieldLabel } from '../../../i18n/guide-texts.ts';
import { useT } from '../../../i18n/use-t.ts';
import { Field } from '../../shared/Field.tsx';
import type { GuideFormValues } from '../guide-form.ts';

export type ScriptNameFieldsProps = Pick<UseFormReturn<GuideFormValues>, 'control' | 'setValue'>;

/**
 * The name in the script that it is not typed in: proposed, and following what is typed until the guide
 * corrects it. A name of other letters is asked for in both.
 */
export function ScriptNameFields({ control, setValue }: ScriptNameFieldsProps) {
  const t = useT();
  const [first, last] = useWatch({ control, name: ['first_name', 'last_name'] });
  // Registered even while hidden: the first error to focus is searched in this order.
  const georgian = useController({ control, name: 'georgian_name' });
  const latin = useController({ control, name: 'latin_name' });
  const typed = joinName(first, last);
  const [georgian_name, latin_name] = [georgian.field.value, latin.field.value];
  const earlier = useRef({ typed, georgian_name, latin_name });

  const follow = useEffectEvent((now: string, present: ScriptNames) => {
    const { typed: before, ...known } = earlier.current;
    // Typing changes one of them at a time; restored or stored values replace all.
    const isTyped = SCRIPT_NAME_FIELDS.every((name) => known[name] === present[name]);
    const followed = isTyped ? followedNames(before, now, present) : present;
    const isUnfinished = isTyped && now !== '' && !isPersonName(now);
    earlier.current = { typed: isUnfinished ? before : now, ...followed };
    for (const name of SCRIPT_NAME_FIELDS) {
      if (followed[name] !== present[name]) setValue(name, followed[name], { shouldDirty: true });
    }
  });
  useEffect(() => follow(typed, { georgian_name, latin_name }), [typed, georgian_name, latin_name]);

  if (typed === '') return null;
  return SCRIPT_NAME_FIELDS.filter((name) => !isTypedIn(name, typed)).map((name) => (
    <Field
      key={name}
      control={control}
      name={name}
      label={t(fieldLabel(name))}
      required
      helperText={
        mayBeOneName(georgian_name, latin_name)
          ? t(`editor.${name}-hint`)
          : t('editor.names-differ', { name: typed })
      }
      limit={GUIDE_FIELDS[name].limit}
      autoComplete="off"
    />
  ));
}
