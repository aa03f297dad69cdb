/** The results of expressions by area: `true`, `false`, `error` or `compile-error`. */
import { describe, expect, test } from 'vitest';

import { fields, user, verdictOf } from '../support/rules.ts';

type Row = readonly [expression: string, verdict: 'true' | 'false' | 'error' | 'compile-error'];

const AREAS: Readonly<Record<string, readonly Row[]>> = {
  'boolean operators ignore errors': [
    ['1 / 0 == 0 || true', 'true'],
    ['true || 1 / 0 == 0', 'true'],
    ['1 / 0 == 0 || false', 'error'],
    ['false || 1 / 0 == 0 || true', 'true'],
    ['1 / 0 == 0 && false', 'false'],
    ['false && 1 / 0 == 0', 'false'],
    ['1 / 0 == 0 && true', 'error'],
    ['!(1 / 0 == 0)', 'error'],
    ['!null', 'error'],
    ['!1', 'error'],
    ['1 && true', 'error'],
    ['1 ? true : false', 'error'],
    ["'' && false", 'false'],
    ["'' && true", 'error'],
    ['null || true', 'true'],
    ['null || false', 'error'],
    ['(1 == 1) ? true : 1 / 0 == 0', 'true'],
    ['1 / 0 == 0 ? true : true', 'error'],
    ['null ? true : true', 'error'],
  ],
  equality: [
    ['1 == 1.0', 'true'],
    ['9007199254740993 == 9007199254740992.0', 'false'],
    ["{'a': [1]} == {'a': [1]}", 'true'],
    ["{'a': 1} == {'a': 1.0}", 'false'],
    ["'1' == 1", 'false'],
    ['null != false', 'true'],
    ['[1, 2].toSet() == [2, 1, 1].toSet()', 'true'],
    ['[1].toSet() == [1]', 'false'],
    ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", 'true'],
    ['0.0 == -0.0', 'true'],
    ['[0.0] == [-0.0]', 'true'],
  ],
  order: [
    ['1 < 1.5 && 2.5 > 2', 'true'],
    ["'a' < 'b' && 'Z' < 'a'", 'true'],
    ["'a'.toUtf8() < 'b'.toUtf8()", 'true'],
    ['timestamp.value(1) < timestamp.value(2)', 'true'],
    ["duration.value(2, 'm') >= duration.value(120, 's')", 'true'],
    ['true < false', 'error'],
    ['null < 1', 'error'],
    ["1 < 'a'", 'error'],
    ['[1] < [2]', 'error'],
    ['0.0 / 0.0 < 1.0', 'false'],
  ],
  arithmetic: [
    ['7 / 2 == 3 && -7 / 2 == -3', 'true'],
    ['-7 % 3 == -1 && 7 % -3 == 1', 'true'],
    ['7.0 / 2 == 3.5', 'true'],
    ['1 / 0 == 0', 'error'],
    ['1.0 / 0 > 1000', 'true'],
    ['9223372036854775807 + 1 > 0', 'error'],
    ['-9223372036854775808 - 1 < 0', 'error'],
    ['-(-9223372036854775808) > 0', 'error'],
    ["-'a' == 'a'", 'error'],
    ['1 + true == 2', 'error'],
    ['1 + null == 1', 'error'],
    ['1 % 0 == 1', 'error'],
    ['1 + 1.5 == 2.5 && 1.5 + 1 == 2.5', 'true'],
    ["'a' + 'b' == 'ab'", 'true'],
    ["'a' + 1 == 'a1'", 'error'],
    ['[1] + [2] == [1, 2]', 'error'],
    ["timestamp.value(0) + duration.value(1, 's') == timestamp.value(1000)", 'true'],
    ["duration.value(1, 's') + timestamp.value(0) == timestamp.value(1000)", 'true'],
    ["timestamp.value(3000) - timestamp.value(1000) == duration.value(2, 's')", 'true'],
    ["duration.value(1, 's') - timestamp.value(0) == 0", 'error'],
    ['timestamp.value(1) + timestamp.value(1) == 0', 'error'],
  ],
  'in, is, index and range': [
    ['1 in [1, 2]', 'true'],
    ['1 in [1.0]', 'false'],
    ['3 in [1, 2].toSet()', 'false'],
    ["'a' in {'a': null}", 'true'],
    ["1 in {'a': 1}", 'error'],
    ["'a' in 'abc'", 'error'],
    ['1 is number && 1.5 is number && !(1 is float)', 'true'],
    ['[1].toSet() is set || [1].toSet() is list', 'false'],
    ["{'a': 1}.diff({}) is map_diff", 'true'],
    ['null is null', 'compile-error'],
    ['1 is integer', 'compile-error'],
    ["'aéz'[1] == 'é' && '😀b'[1] == 'b'", 'true'],
    ["'abc'[3] == ''", 'error'],
    ['[1][-1] == 1', 'error'],
    ["{'a': 1}['a'] == 1", 'true'],
    ["{'a': 1}['b'] == null", 'error'],
    ["/a/b[1] == 'b'", 'true'],
    ["path('/a/b')[1] == 'b'", 'true'],
    ['[1, 2, 3][1:3] == [2, 3]', 'true'],
    ['[1, 2, 3][1:1] == []', 'true'],
    ['[1, 2, 3][0:0] == []', 'error'],
    ['[1, 2, 3][2:1] == []', 'error'],
    ['[1, 2, 3][0:4] == []', 'error'],
  ],
  strings: [
    ["'😀é'.size() == 2", 'true'],
    ["' Ab '.trim().lower() == 'ab' && 'Ab'.upper() == 'AB'", 'true'],
    ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']", 'true'],
    ["'a,b,,'.split(',') == ['a', 'b']", 'true'],
    ["'abc'.split('') == ['', 'a', 'b', 'c']", 'true'],
    ["'abc'.matches('a.c') && !'abcd'.matches('a.c')", 'true'],
    ["'ab'.matches('a|ab')", 'true'],
    ["'ქართული'.matches('[ა-ჰ]+')", 'true'],
    ["'a\\nb'.matches('a.b')", 'false'],
    [
      "'ABC'.matches('(?i)abc') && 'a\\nb'.matches('(?s)a.b') && 'a1'.matches('[[:alpha:]][[:digit:]]')",
      'true',
    ],
    ["'abc'.matches('a\\\\x62c') && 'abc'.matches('\\\\p{L}+') && 'a b'.matches('a\\\\sb')", 'true'],
    // RE2 reads up to three octal digits, the first of them 0.
    ["'\\u0000'.matches('\\\\0') && '\\u00009'.matches('\\\\09') && '\\u00000'.matches('\\\\0000')", 'true'],
    ["'\\t'.matches('\\\\011') && '\\u0000'.matches('[\\\\0]') && '0'.matches('[^\\\\0]')", 'true'],
    ["'0'.matches('\\\\0') || '\\\\0'.matches('\\\\0')", 'false'],
    ["'aa'.matches('(a)\\\\1')", 'compile-error'],
    ["'a'.matches('a(?!b)')", 'compile-error'],
    ["'a'.replace('(', 'b') == 'b'", 'compile-error'],
    ["'a'.matches('(' + 'a')", 'error'],
    ["'a-b'.replace('(a)-(b)', '$2 $1') == 'b a'", 'true'],
    ["'a'.replace('a', '$7') == ''", 'error'],
    ["'é'.toUtf8().toHexString() == 'C3A9'", 'true'],
    ["'a?>'.toUtf8().toBase64() == 'YT8-'", 'true'],
  ],
  'lists and sets': [
    ['[1, 2].hasAll([]) && [1, 2].hasAll([2, 1]) && ![1].hasAll([1, 2])', 'true'],
    ['[1, 2].hasAny([2, 3]) && ![1].hasAny([])', 'true'],
    ['[1, 1].hasOnly([1, 2]) && ![1, 3].hasOnly([1, 2]) && [].hasOnly([])', 'true'],
    ['[1].hasOnly([1].toSet())', 'error'],
    ['[1].toSet().hasOnly([1]) && [1].toSet().hasAll([1].toSet())', 'true'],
    ['[1].concat([2, 1]).removeAll([1]) == [2]', 'true'],
    ["[1, 2.5, 'a', true, null].join('-') == '1-2.5-a-true-null'", 'true'],
    ["[[1]].join('-') == '1'", 'error'],
    ['[1, 2].toSet().union([3].toSet()).size() == 3', 'true'],
    ['[1, 2].toSet().intersection([2].toSet()) == [2].toSet()', 'true'],
    ['[1, 2].toSet().difference([2].toSet()) == [1].toSet()', 'true'],
    ['[1].toSet().union([2]) == [1, 2].toSet()', 'error'],
    ['[1].size(2) == 1', 'error'],
  ],
  maps: [
    ["{'b': 1, 'a': 2}.keys() == ['a', 'b'] && {'b': 1, 'a': 2}.values() == [2, 1]", 'true'],
    ["{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0", 'true'],
    ["{'a': 1}.get('b', null) == null", 'true'],
    ["{'a': 1}.a == 1 && {'a': 1}.size() == 1", 'true'],
    ["{'a': 1}.b == null", 'error'],
    ['{1: 2}.size() == 1', 'error'],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).addedKeys() == ['a'].toSet()", 'true'],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).removedKeys() == ['d'].toSet()", 'true'],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).changedKeys() == ['c'].toSet()", 'true'],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).unchangedKeys() == ['b'].toSet()", 'true'],
    [
      "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).affectedKeys() == ['a', 'c', 'd'].toSet()",
      'true',
    ],
    ["{'a': 1}.diff({'a': 1.0}).changedKeys() == ['a'].toSet()", 'true'],
  ],
  'time, places and numbers': [
    ['timestamp.date(2024, 2, 29) + duration.value(1, "d") == timestamp.date(2024, 3, 1)', 'true'],
    ['timestamp.date(2023, 2, 29) is timestamp', 'error'],
    [
      'timestamp.date(2026, 11, 21).dayOfWeek() == 6 && timestamp.date(2026, 11, 22).dayOfWeek() == 7',
      'true',
    ],
    ['timestamp.date(2024, 12, 31).dayOfYear() == 366', 'true'],
    ['timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969', 'true'],
    ['timestamp.value(90061001).hours() == 1 && timestamp.value(90061001).minutes() == 1', 'true'],
    ['timestamp.value(90061001).time() == duration.value(3661001, "ms")', 'true'],
    ['timestamp.value(90061001).date() == timestamp.value(86400000)', 'true'],
    ['timestamp.value(1234).toMillis() == 1234', 'true'],
    ['duration.time(1, 1, 1, 5).seconds() == 3661 && duration.time(1, 1, 1, 5).nanos() == 5', 'true'],
    ["duration.abs(duration.value(-1, 'w')) == duration.value(7, 'd')", 'true'],
    ["duration.value(1, 'y') is duration", 'error'],
    ['latlng.value(41.7, 44.8).latitude() == 41.7 && latlng.value(91, 0) is latlng', 'error'],
    ['latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000', 'true'],
    ['math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(2.4) is int', 'true'],
    ['math.ceil(1.1) == 2 && math.floor(-1.1) == -2 && math.ceil(1) is float', 'true'],
    ['math.abs(-9223372036854775808) > 0', 'error'],
    ['math.isNaN(math.sqrt(-1)) && math.pow(2, 0.5) == math.sqrt(2)', 'true'],
    ['math.isInfinite(1.0)', 'error'],
    ["hashing.crc32('123456789').toHexString() == '2639F4CB'", 'true'],
    ["hashing.crc32c('123456789').toHexString() == '839206E3'", 'true'],
    ["hashing.sha256('').size() == 32 && hashing.md5('a'.toUtf8()) == hashing.md5('a')", 'true'],
  ],
  'conversions and paths': [
    ["int('-12') == -12 && int(-1.9) == -1", 'true'],
    ["int('9223372036854775808') > 0", 'error'],
    ["int('1e3') == 1000", 'error'],
    ["int(' 12 ') == 12", 'error'],
    ["int('0x10') == 16", 'error'],
    ["int('') == 0", 'error'],
    ['int(true) == 1', 'error'],
    ["float('abc') == 0.0", 'error'],
    ["bytes('abc').size() == 3", 'error'],
    ['path(1) is path', 'error'],
    ["float('1e3') == 1000.0 && float(1) is float", 'true'],
    ["string(1.0) == '1.0' && string(null) == 'null' && string(/a/b) == '/a/b'", 'true'],
    ["string([1]) == '[1]'", 'error'],
    ["bool('true')", 'error'],
    ["/a/$('b')/c == path('/a/b/c')", 'true'],
    ["/a/$('b/c') == path('/a/b/c')", 'false'],
    ["/a/$('') == /a", 'error'],
    ['/a/$(1) == /a', 'error'],
    ["path('a//b') is path", 'error'],
    ["path('/a/{x}').bind({'x': 'b'}) == /a/b", 'true'],
    ["path('/a/{x}').bind({}) == /a/b", 'error'],
    ["path('/a/{x}').bind({'x': 'b', 'y': 'c'}) == /a/b", 'error'],
    ['debug([1])[0] == 1', 'true'],
  ],
  'unknown names': [
    ['nothing == 1', 'error'],
    ['nothing(1) == 1', 'error'],
    ['math.nothing(1) == 1', 'error'],
    ['[1].nothing() == 1', 'error'],
    ['true || nothing(1)', 'true'],
    ['null.a == null', 'error'],
    // After a number a dot begins its fraction.
    ['1.size() == 1', 'compile-error'],
  ],
};

describe.each(Object.entries(AREAS))('%s', (_, rows) => {
  test.each(rows)('%s is %s', (expression, verdict) => {
    expect(verdictOf(expression)).toBe(verdict);
  });
});

describe('request and resource', () => {
  const stored = { name: 'a', tags: ['x'], nested: { deep: 1n } };
  test.each<Row>([
    ["resource.data.name == 'a' && resource.id == 'a'", 'true'],
    ['resource.__name__ == request.path', 'true'],
    ["resource.data.tags == ['x'] && resource.data.nested.deep == 1", 'true'],
    ['resource.data.missing == null', 'error'],
    ["request.auth.uid == 'u1' && request.auth.token.role == 'admin'", 'true'],
    ["request.auth.token.get('missing', '') == ''", 'true'],
    ['request.auth.token.missing == null', 'error'],
    ['request.time == timestamp.value(1800000000000)', 'true'],
    ["request.path[3] in ['yes', 'no'] && request.path[4] == 'a'", 'true'],
    ['request.resource == null', 'error'],
    ["'resource' in request || 'query' in request", 'false'],
    ["request.keys().hasAll(['auth', 'method', 'path', 'time'])", 'true'],
    ['request.bogus == null', 'error'],
    ['request.query.limit > 0', 'error'],
  ])('%s is %s', (expression, verdict) => {
    const auth = user('u1', { role: 'admin' });
    expect(verdictOf(expression, { before: stored, auth })).toBe(verdict);
  });

  test('without a user and without a document both are null', () => {
    expect(verdictOf('request.auth == null && resource == null')).toBe('true');
    expect(verdictOf('resource.data == null')).toBe('error');
  });

  test('an update sees the document before and after', () => {
    const request = { method: 'update', before: { a: 1n, b: 2n }, after: { a: 1n, b: 3n } } as const;
    const changed = 'request.resource.data.diff(resource.data).affectedKeys()';
    expect(verdictOf(`${changed}.hasOnly(['b'])`, request)).toBe('true');
    expect(verdictOf(`${changed}.hasOnly(['a'])`, request)).toBe('false');
  });

  test('a delete has no request.resource', () => {
    expect(verdictOf('request.resource == null', { method: 'delete', before: {} })).toBe('error');
    expect(verdictOf("request.method == 'delete'", { method: 'delete', before: {} })).toBe('true');
  });
});

test('property names of Object.prototype are ordinary names', () => {
  expect(verdictOf("'__proto__' in resource.data || 'constructor' in resource.data", { before: {} })).toBe(
    'false',
  );
  expect(verdictOf('resource.data.toString == null', { before: {} })).toBe('error');
  expect(fields({ a: null }).get('constructor')).toBeUndefined();
});
