import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'gateway:public';

/** Lets anyone read a route or a controller: for static pages, never for news. */
export const Public = (): CustomDecorator => SetMetadata(IS_PUBLIC, true);
