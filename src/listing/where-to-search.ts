import { Choice } from '../http/query-parameters.js';
import { SEARCH_IN } from '../search/search-provider.js';

/** The parameter `search_in`. */
export const WhereToSearch = (): PropertyDecorator =>
  Choice(SEARCH_IN, 'SearchIn', {
    description:
      'Where the words of `topic` must occur: in the title, or anywhere. With `title` there are no partial matches.',
    example: 'title',
  });
