import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

it.each(['constructor', '__proto__', 'no-such-picture'])(
  'a picture named %s leaves its frame empty',
  (name) => {
    const { container } = render(<Picture name={name} alt="" sizes="1rem" />);
    expect(container.innerHTML).toBe('');
  },
);
