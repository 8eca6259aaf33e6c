// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// What an account is asked to do, as the EntryPoint of version 0.7 hands it over (ERC-4337).
struct PackedUserOperation {
    address sender;
    uint256 nonce;
    bytes initCode;
    bytes callData;
    bytes32 accountGasLimits;
    uint256 preVerificationGas;
    bytes32 gasFees;
    bytes paymasterAndData;
    bytes signature;
}
