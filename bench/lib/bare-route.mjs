/** A Nest application with one route and nothing else: what the framework itself costs. Prints its port. */
import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';

const body = process.env.BODY;

class BareController {
  get() {
    return body;
  }
}
Get('news')(
  BareController.prototype,
  'get',
  Object.getOwnPropertyDescriptor(BareController.prototype, 'get'),
);
Controller()(BareController);

class BareModule {}
Module({ controllers: [BareController] })(BareModule);

const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(0, '127.0.0.1');
console.log(app.getHttpServer().address().port);
