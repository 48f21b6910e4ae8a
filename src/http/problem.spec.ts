import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { MovedPermanently, sendRedirect } from './problem.js';

describe(sendRedirect.name, () => {
  it.each([
    ['/a', 'b'],
    ['/a?', 'b'],
    ['/a?limit=3&x=1?2', 'b?limit=3&x=1?2'],
    ['/a?limit=3&cursor=AAE&include=id', 'b?limit=3&include=id'],
    ['/a?cursor=AAE', 'b'],
    ['/v/a/?limit=3', '../../b?limit=3'],
  ])('redirects from %s to %s, without the cursor', (url, location) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { url });
    const response = new ServerResponse(request);
    sendRedirect(new MovedPermanently('/b'), request, response);
    expect([response.statusCode, response.getHeader('location')]).toEqual([308, location]);
  });
});
