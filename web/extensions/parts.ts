import {
  Badge,
  Box,
  Button,
  Card,
  Field,
  Flex,
  Grid,
  Heading,
  Input,
  Link,
  NativeSelect,
  Stack,
  Table,
  Text,
  Textarea,
} from '@chakra-ui/react';

/** Chakra's components in the shop's look, as extensions are given them. */
export const parts = {
  ...{ Badge, Box, Button, Card, Field, Flex, Grid, Heading, Input, Link, NativeSelect, Stack, Table, Text, Textarea },
};
