import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchField } from './ListTools.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draw(initial = '') {
  const onSearch = vi.fn<(text: string) => void>();
  const element = (searched: string) => (
    <SearchField label="Search" hint="A name" searched={searched} onSearch={onSearch} />
  );
  const { rerender } = render(element(initial));
  const field = screen.getByRole('searchbox', { name: 'Search' });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  return { onSearch, field, type, wait, arrive: (text: string) => rerender(element(text)) };
}

it('searches once after a pause, for what was typed last', () => {
  const { onSearch, type, wait } = draw();
  type('an');
  wait(10);
  type('ana');
  expect(onSearch).not.toHaveBeenCalled();
  wait(2000);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('ana');
  wait(2000);
  expect(onSearch).toHaveBeenCalledOnce();
});

it.each(['', '  '])('shows everything again at once when it is emptied: "%s"', (emptied) => {
  const { onSearch, type } = draw('ana');
  type(emptied);
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('');
});

it('shows another search, but not what it has sent itself', () => {
  const { field, type, wait, arrive } = draw();
  type('ana');
  wait(2000);
  type('ana b');
  arrive('ana');
  expect(field).toHaveValue('ana b');
  arrive('');
  expect(field).toHaveValue('');
});

it('takes no more than an address holds', () => {
  expect(draw().field).toHaveAttribute('maxlength', '100');
});
