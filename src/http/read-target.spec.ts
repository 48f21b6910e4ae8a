import { originForm } from './read-target.js';

describe(originForm.name, () => {
  it.each([
    ['/news?topic=a', '/news?topic=a'],
    ['//[/news', '//[/news'],
    ['/news?topic=%FF%', '/news?topic=%FF%'],
    ['/news?topic=a#b?c', '/news?topic=a'],
    ['//a@[::1/#', '//a@[::1/'],
    ['*', '*'],
    ['http://any.example/news?topic=%C3%BC', '/news?topic=%C3%BC'],
    ['HTTPS://any.example:8443?topic=a', '/?topic=a'],
    ['foo://any', '/'],
  ])('%s is read as %s', (target, form) => expect(originForm(target)).toBe(form));

  it.each(['http://[::1', 'foo://[/news', 'http://a:99999/news', 'http:///news', 'http://'])(
    '%s is no target',
    (target) => expect(originForm(target)).toBeNull(),
  );
});
